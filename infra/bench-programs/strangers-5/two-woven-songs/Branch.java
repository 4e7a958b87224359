import java.io.*;

public class Branch {
    private final String first, second, tape;

    Branch(String first, String second, String tape) {
        this.first = first;
        this.second = second;
        this.tape = tape;
    }

    boolean sung(int i, int j) {
        if (i + j == tape.length()) return true;
        char note = tape.charAt(i + j);
        return i < first.length() && first.charAt(i) == note && sung(i + 1, j)
            || j < second.length() && second.charAt(j) == note && sung(i, j + 1);
    }

    boolean plausible() {
        return tape.length() == first.length() + second.length() && sung(0, 0);
    }

    static String line(BufferedReader r) throws IOException {
        String s = r.readLine();
        return s == null ? "" : s.trim();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        for (int q = Integer.parseInt(line(r)); q > 0; q--)
            System.out.println(new Branch(line(r), line(r), line(r)).plausible());
    }
}
