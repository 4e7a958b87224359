import java.io.*;
import java.util.*;

public class B {
    static final long[] FACT = new long[19];
    static {
        FACT[0] = 1;
        for (int i = 1; i < 19; i++) FACT[i] = FACT[i - 1] * i;
    }

    /** Appends the actors of the row to sb, choosing recursively. */
    static void bow(List<Integer> actors, long k, StringBuilder sb) {
        if (actors.isEmpty()) return;
        long each = FACT[actors.size() - 1];
        sb.append(actors.remove((int) (k / each)));
        if (!actors.isEmpty()) sb.append(' ');
        bow(actors, k % each, sb);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int q = Integer.parseInt(in.readLine().trim());
        while (q-- > 0) {
            String[] p = in.readLine().trim().split(" ");
            List<Integer> actors = new LinkedList<>();
            for (int i = 1; i <= Integer.parseInt(p[0]); i++) actors.add(i);
            StringBuilder sb = new StringBuilder();
            bow(actors, Long.parseLong(p[1]) - 1, sb);
            out.println(sb);
        }
        out.flush();
    }
}
