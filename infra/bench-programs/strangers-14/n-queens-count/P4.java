import java.util.Scanner;

/** Knuth's dancing links: ranks and files must be covered, diagonals may be. */
public class P4 {
    static int[] L, R, U, D, C, S;
    static int free;
    static int found = 0;

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int must = 2 * n, diag = 2 * n - 1, cols = must + 2 * diag;
        int size = 1 + cols + 4 * n * n;
        L = new int[size]; R = new int[size]; U = new int[size];
        D = new int[size]; C = new int[size]; S = new int[cols + 1];
        for (int c = 0; c <= cols; c++) {
            U[c] = D[c] = c;
            if (c <= must) {
                L[c] = c == 0 ? must : c - 1;
                R[c] = c == must ? 0 : c + 1;
            } else {
                L[c] = R[c] = c;
            }
        }
        free = cols + 1;
        for (int r = 0; r < n; r++) {
            for (int f = 0; f < n; f++) {
                addRow(1 + r, 1 + n + f, 1 + must + r + f, 1 + must + diag + (r - f + n - 1));
            }
        }
        search();
        System.out.println(found);
    }

    static void addRow(int... columns) {
        int first = free;
        for (int i = 0; i < columns.length; i++) {
            int x = free++;
            int c = columns[i];
            C[x] = c;
            S[c]++;
            U[x] = U[c]; D[x] = c;
            D[U[c]] = x; U[c] = x;
            L[x] = i == 0 ? first + columns.length - 1 : x - 1;
            R[x] = i == columns.length - 1 ? first : x + 1;
        }
    }

    static void cover(int c) {
        L[R[c]] = L[c];
        R[L[c]] = R[c];
        for (int i = D[c]; i != c; i = D[i]) {
            for (int j = R[i]; j != i; j = R[j]) {
                U[D[j]] = U[j];
                D[U[j]] = D[j];
                S[C[j]]--;
            }
        }
    }

    static void uncover(int c) {
        for (int i = U[c]; i != c; i = U[i]) {
            for (int j = L[i]; j != i; j = L[j]) {
                S[C[j]]++;
                U[D[j]] = j;
                D[U[j]] = j;
            }
        }
        L[R[c]] = c;
        R[L[c]] = c;
    }

    static void search() {
        if (R[0] == 0) {
            found++;
            return;
        }
        int best = R[0];
        for (int c = R[0]; c != 0; c = R[c]) {
            if (S[c] < S[best]) best = c;
        }
        if (S[best] == 0) return;
        cover(best);
        for (int r = D[best]; r != best; r = D[r]) {
            for (int j = R[r]; j != r; j = R[j]) cover(C[j]);
            search();
            for (int j = L[r]; j != r; j = L[j]) uncover(C[j]);
        }
        uncover(best);
    }
}
