import java.util.Scanner;

public class Main {
    static int N, soluciones;
    static boolean[] columna, diag, antidiag;

    static void colocar(int fila) {
        if (fila == N) {
            soluciones++;
            return;
        }
        for (int c = 0; c < N; c++) {
            if (columna[c] || diag[fila + c] || antidiag[fila - c + N]) continue;
            columna[c] = diag[fila + c] = antidiag[fila - c + N] = true;
            colocar(fila + 1);
            columna[c] = diag[fila + c] = antidiag[fila - c + N] = false;
        }
    }

    public static void main(String[] args) {
        N = new Scanner(System.in).nextInt();
        columna = new boolean[N];
        diag = new boolean[2 * N];
        antidiag = new boolean[2 * N + 1];
        colocar(0);
        System.out.println(soluciones);
    }
}
