const numbers = ["tres", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"];

const counted =
  /\b(\d{1,2}|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:principais |maiores )?(?:dicas|sinais|erros|cuidados|motivos|razoes|vantagens|beneficios|pontos|coisas|habitos|perigos|riscos)\b/;

/** How many of them a title promises: "5 dicas para conservar o portão". In plain letters. */
export function countPromised(words: string): number | null {
  const [, number] = counted.exec(words) ?? [];
  if (number === undefined) return null;
  const spelled = numbers.indexOf(number);
  const count = spelled < 0 ? Number(number) : spelled + 3;
  return count >= 3 ? count : null;
}
