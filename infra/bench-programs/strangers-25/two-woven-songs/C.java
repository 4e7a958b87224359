import java.io.*;

public class C {
    private final String one, two, tape;
    private final boolean[][] hopeless;

    C(String one, String two, String tape) {
        this.one = one;
        this.two = two;
        this.tape = tape;
        this.hopeless = new boolean[one.length() + 1][two.length() + 1];
    }

    boolean possible() {
        return one.length() + two.length() == tape.length() && from(0, 0);
    }

    private boolean from(int i, int j) {
        if (i + j == tape.length()) return true;
        if (hopeless[i][j]) return false;
        char c = tape.charAt(i + j);
        if (i < one.length() && one.charAt(i) == c && from(i + 1, j)) return true;
        if (j < two.length() && two.charAt(j) == c && from(i, j + 1)) return true;
        hopeless[i][j] = true;
        return false;
    }

    static String line(BufferedReader in) throws IOException {
        String s = in.readLine();
        return s == null ? "" : s.trim();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(line(in));
        for (int k = 0; k < q; k++)
            System.out.println(new C(line(in), line(in), line(in)).possible());
    }
}
