import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] arrows, int start) {
        int n = arrows.length;
        int[] into = new int[n + 1];
        for (int a : arrows) into[a]++;
        ArrayDeque<Integer> free = new ArrayDeque<>();
        boolean[] gone = new boolean[n + 1];
        for (int v = 1; v <= n; v++) if (into[v] == 0) free.add(v);
        while (!free.isEmpty()) {
            int v = free.remove();
            gone[v] = true;
            int w = arrows[v - 1];
            if (w > 0 && --into[w] == 0) free.add(w);
        }
        for (int v = 1; v <= n; v++) if (!gone[v]) return v;
        return 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int start = nextInt(in);
        int[] arrows = new int[n];
        for (int i = 0; i < n; i++) {
            arrows[i] = nextInt(in);
        }
        System.out.println(solve(arrows, start));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
