import java.io.*;

/** Dancing links. */
public class Right3 {
    static final int MAX = 325 + 729 * 4;
    static int[] L = new int[MAX], R = new int[MAX], U = new int[MAX], D = new int[MAX], C = new int[MAX], row = new int[MAX];
    static int[] S = new int[325];
    static int cnt;
    static char[] grid = new char[81];

    static void init() {
        for (int i = 0; i <= 324; i++) {
            L[i] = i - 1; R[i] = i + 1; U[i] = D[i] = C[i] = i; S[i] = 0;
        }
        L[0] = 324; R[324] = 0;
        cnt = 325;
    }
    static void addRow(int id, int... cols) {
        int first = cnt;
        for (int c : cols) {
            int x = cnt++;
            C[x] = c; row[x] = id;
            U[x] = U[c]; D[x] = c; D[U[c]] = x; U[c] = x;
            S[c]++;
            L[x] = x - 1; R[x] = x + 1;
        }
        L[first] = cnt - 1; R[cnt - 1] = first;
    }
    static void cover(int c) {
        L[R[c]] = L[c]; R[L[c]] = R[c];
        for (int i = D[c]; i != c; i = D[i])
            for (int j = R[i]; j != i; j = R[j]) { U[D[j]] = U[j]; D[U[j]] = D[j]; S[C[j]]--; }
    }
    static void uncover(int c) {
        for (int i = U[c]; i != c; i = U[i])
            for (int j = L[i]; j != i; j = L[j]) { S[C[j]]++; U[D[j]] = j; D[U[j]] = j; }
        L[R[c]] = c; R[L[c]] = c;
    }
    static boolean dance() {
        if (R[0] == 0) return true;
        int c = R[0];
        for (int i = R[0]; i != 0; i = R[i]) if (S[i] < S[c]) c = i;
        if (S[c] == 0) return false;
        cover(c);
        for (int i = D[c]; i != c; i = D[i]) {
            grid[row[i] / 9] = (char) ('1' + row[i] % 9);
            for (int j = R[i]; j != i; j = R[j]) cover(C[j]);
            if (dance()) return true;
            for (int j = L[i]; j != i; j = L[j]) uncover(C[j]);
        }
        uncover(c);
        return false;
    }
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            init();
            for (int i = 0; i < 9; i++) {
                String s = in.readLine();
                for (int j = 0; j < 9; j++)
                    for (int d = 0; d < 9; d++)
                        if (s.charAt(j) == '.' || s.charAt(j) - '1' == d) {
                            int b = i / 3 * 3 + j / 3;
                            addRow((i * 9 + j) * 9 + d, 1 + i * 9 + j, 82 + i * 9 + d, 163 + j * 9 + d, 244 + b * 9 + d);
                        }
            }
            dance();
            for (int i = 0; i < 9; i++) out.append(grid, 9 * i, 9).append('\n');
        }
        System.out.print(out);
    }
}
