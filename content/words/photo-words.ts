/** What the photo library says by itself, where no server answers. */
export const uploadLost = "A foto não chegou. Confira a internet e tente de novo.";
export const uploadSessionEnded = "Sua sessão terminou. Entre de novo em outra aba e tente outra vez.";
