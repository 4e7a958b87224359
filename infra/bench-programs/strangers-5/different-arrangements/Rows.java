import java.io.*;

public class Rows {
    static boolean advance(char[] w) {
        int i = w.length - 1;
        while (i > 0 && w[i - 1] >= w[i]) i--;
        if (i == 0) return false;
        int j = w.length - 1;
        while (w[j] <= w[i - 1]) j--;
        flip(w, i - 1, j);
        for (j = w.length - 1; i < j; ) flip(w, i++, j--);
        return true;
    }

    static void flip(char[] w, int a, int b) {
        char c = w[a];
        w[a] = w[b];
        w[b] = c;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        char[] w = in.readLine().trim().toCharArray();
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
        do out.println(w); while (advance(w));
        out.flush();
    }
}
