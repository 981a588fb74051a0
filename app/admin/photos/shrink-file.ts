import { photoLimits } from "#domain/photos.ts";

/** What is lighter travels as it is. */
const lightBytes = 2 * 1024 * 1024;

/**
 * A phone's photo has more pixels than the server keeps, and its connection is slow: it is made smaller before it
 * travels. That also opens what only this browser can read, such as HEIC on an iPhone. What it cannot read is sent as
 * it is, for the server to judge.
 */
export async function shrinkFile(file: File): Promise<Blob> {
  const isHeic = /hei[cf]/i.test(file.type + file.name.slice(-5));
  if (file.size <= lightBytes && !isHeic) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, photoLimits.originalSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    return smaller && (isHeic || smaller.size < file.size) ? smaller : file;
  } catch {
    return file;
  }
}
