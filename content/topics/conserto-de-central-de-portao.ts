import { countTimesAYear } from "#domain/format.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

export const consertoDeCentralDePortao: Topic = {
  slug: "conserto-de-central-de-portao",
  group: "Manutenção e Reparo",
  title: "Conserto de central de portão: defeitos da placa",
  description:
    "Portão sem reação, abrindo sozinho ou só em um sentido? Conheça os defeitos da central, como são diagnosticados e quando a placa deve ser trocada.",
  keywords: [
    "conserto de central de portão",
    "placa de portão eletrônico queimada",
    "central de comando de portão",
    "portão abrindo sozinho",
    "troca de placa de portão",
    "relé da central de portão",
  ],
  content: `
<p>A central, ou placa, costuma ter conserto quando o defeito está em um relé, um fusível ou um conector. Quando raio ou água atingiram o processador, a troca sai melhor. Antes de condenar a placa, confira o que imita o defeito dela: falta de energia, capacitor fraco no motor, fotocélula suja e fim de curso fora do lugar. Várias placas chamadas de queimadas estão boas.</p>

<h2>Sintomas que apontam para a central</h2>
<ul>
<li>Nenhum LED acende, embora haja energia no ponto.</li>
<li>O portão abre, mas não fecha, ou o contrário, sem causa mecânica.</li>
<li>O relé estala e o motor não gira.</li>
<li>O motor não para no fim de curso.</li>
<li>O portão se movimenta sozinho, sem ninguém acionar.</li>
<li>Os controles somem da memória depois de uma queda de energia.</li>
</ul>
<p>Quando o portão não para no final ou abre sem comando, <strong>desligue o disjuntor</strong> e opere manualmente até o reparo. São defeitos que podem ferir alguém.</p>

<h2>O que se testa antes de culpar a placa</h2>
<p>O diagnóstico segue uma ordem, do barato para o caro:</p>
<ol>
<li><strong>Alimentação.</strong> Mede-se a tensão na entrada da central, que nos nossos motores é de ${trade.motor.volts} V. Borne frouxo, emenda oxidada ou disjuntor cansado enganam bastante.</li>
<li><strong>Fusível.</strong> Se abriu, há um motivo. Colocar outro mais forte, ou um pedaço de fio, é convite a incêndio.</li>
<li><strong>Acessórios.</strong> Desligam-se fotocélula, botoeira e receptor, um por vez. Um cabo em curto na fotocélula derruba a placa inteira.</li>
<li><strong>Capacitor.</strong> Se perdeu capacidade, o motor ronca e parece que a central não manda força.</li>
<li><strong>Motor.</strong> Mede-se o enrolamento. Motor em curto queima a placa nova no primeiro acionamento.</li>
</ol>
<p>Só depois disso a central vai para a bancada. O trabalho envolve circuito energizado e capacitor carregado, portanto fica com pessoa qualificada. Para o morador, a parte segura é descrever o sintoma e contar o que aconteceu na véspera: chuva forte, pico de luz, obra no quadro.</p>

<h2>Defeitos mais comuns na bancada</h2>
<table>
<thead><tr><th>Componente</th><th>Sinal típico</th><th>Tem reparo?</th></tr></thead>
<tbody>
<tr><td>Relé</td><td>Contato colado, só um sentido funciona</td><td>Sim, com troca do relé</td></tr>
<tr><td>Triac</td><td>Motor sem força ou sempre ligado</td><td>Sim, na maioria dos modelos</td></tr>
<tr><td>Transformador ou fonte</td><td>Nenhum LED aceso</td><td>Geralmente sim</td></tr>
<tr><td>Varistor</td><td>Peça estourada depois de raio</td><td>Sim, se o surto não passou adiante</td></tr>
<tr><td>Trilhas oxidadas</td><td>Falha em dia úmido</td><td>Depende da extensão</td></tr>
<tr><td>Microcontrolador</td><td>Comportamento errático ou sem programa</td><td>Em geral, troca-se a placa</td></tr>
</tbody>
</table>

<h2>Reparar ou substituir</h2>
<p>O reparo compensa quando o dano é localizado e a central é de modelo específico, difícil de encontrar. A substituição é melhor quando há trilha carbonizada, oxidação espalhada ou repetição do defeito. Existem centrais universais, mas elas precisam combinar com o tipo de motor, o tipo de fim de curso e o recurso usado: um motor com inversor de frequência, por exemplo, não aceita placa comum.</p>
<p>Trocada a placa, é preciso refazer o percurso, a regulagem de força, o tempo de pausa e o cadastro dos controles. Se algum deles não entra na memória nova, veja <a href="/topicos/controle-remoto-nao-funciona">controle remoto não funciona</a>, porque pode haver diferença de frequência ou de código.</p>

<h2>Como evitar que queime outra vez</h2>
<h3>Contra surtos</h3>
<p>DPS no quadro, com aterramento de verdade, é a proteção mais eficaz. Filtro de linha sem terra ajuda pouco. Em ruas com oscilação constante, avalie o <a href="/topicos/nobreak-e-energia-solar">nobreak para portão</a>, escolhido para a carga do motor.</p>
<h3>Contra água e bichos</h3>
<p>Formiga e lagartixa adoram o calor do transformador e fecham curto entre trilhas. Vedar as entradas de cabo, manter a tampa com a borracha inteira e deixar uma curva no fio antes da entrada, para a água pingar fora, evita muita visita.</p>
<h3>Contra esforço repetido</h3>
<p>Portão pesado faz a corrente subir, e relés e triacs sentem. Uma revisão pelo menos ${countTimesAYear(trade.maintenance.homeTimesAYear)}, como descrito em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva de portão automático</a>, alivia a mecânica e, de carona, a eletrônica.</p>
`,
};
