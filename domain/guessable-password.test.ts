import { expect, test } from "vitest";
import { isGuessable } from "./guessable-password.ts";

const maria = ["maria.souza@exemplo.com.br", "Maria Souza", "Motores PPA"];

test.each([
  "123456789012",
  "210987654321",
  "abcdefghijkl",
  "qwertyuiop12",
  "abcd1234efgh",
  "aaaaaaaaaaaa",
  "123123123123",
  "senhasenha12",
  "portao portao",
  "Senha12345678",
  "S3nh@S3gur@2026",
  "admin@123456",
  "Flamengo1981!",
  "maria.souza@exemplo.com.br",
  "MARIA.SOUZA@exemplo.com.br",
  "mariasouza2026",
  "Souza 15/10/1985",
  "Motores PPA 2026",
  "motoresppa123456",
])("%s is guessed early", (password) => {
  expect(isGuessable(password, maria)).toBe(true);
});

test.each([
  "uma-senha-bem-longa",
  "a-senha-do-operador",
  "maria gosta de goiabada",
  "goiabada com queijo",
  "x7$kQ9!pL2#z",
  "cavalo bateria grampo correto",
  "Yh3kP0w_bTzR1vNqLs2a",
  "senha-0b9f1c52-7c0e-4b64-9d6c-2a7f6f0f2b11",
])("%s is not", (password) => {
  expect(isGuessable(password, maria)).toBe(false);
});
