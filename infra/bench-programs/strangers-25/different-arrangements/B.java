import java.io.*;

public class B {
    static final long[] FACT = new long[15];

    static {
        FACT[0] = 1;
        for (int i = 1; i < 15; i++) FACT[i] = i * FACT[i - 1];
    }

    static long words(int[] c) {
        int sum = 0;
        long div = 1;
        for (int x : c) {
            sum += x;
            div *= FACT[x];
        }
        return FACT[sum] / div;
    }

    /** The word number `rank` (from 0) in the dictionary of all arrangements. */
    static String wordAt(long rank, int[] tiles, int n) {
        int[] c = tiles.clone();
        char[] w = new char[n];
        for (int i = 0; i < n; i++) {
            for (int l = 0; ; l++) {
                if (c[l] == 0) continue;
                c[l]--;
                long here = words(c);
                if (rank < here) {
                    w[i] = (char) (l + 'a');
                    break;
                }
                rank -= here;
                c[l]++;
            }
        }
        return new String(w);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String s = in.readLine().trim();
        // squeeze the alphabet to the letters that occur
        String letters = s.chars().sorted().distinct()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
        int[] tiles = new int[letters.length()];
        for (char ch : s.toCharArray()) tiles[letters.indexOf(ch)]++;
        long total = words(tiles);
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 15));
        for (long r = 0; r < total; r++) {
            String code = wordAt(r, tiles, s.length());
            char[] real = new char[code.length()];
            for (int i = 0; i < real.length; i++) real[i] = letters.charAt(code.charAt(i) - 'a');
            out.println(real);
        }
        out.flush();
    }
}
