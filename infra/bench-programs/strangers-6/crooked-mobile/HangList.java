import java.io.*;
import java.util.*;

public class HangList {
    interface Visitor { void visit(int bar); }

    static List<int[]> ends = new ArrayList<>();

    static void fromAbove(Visitor visitor) {
        List<Integer> waiting = new ArrayList<>();
        waiting.add(1);
        while (!waiting.isEmpty()) {
            int bar = waiting.remove(0);
            visitor.visit(bar);
            for (int hanging : ends.get(bar))
                if (hanging > 0) waiting.add(hanging);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        ends.add(new int[2]);
        for (int i = 0; i < n; i++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            ends.add(new int[] {Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken())});
        }
        Deque<Integer> later = new ArrayDeque<>();
        fromAbove(later::push);
        int[] h = new int[n + 1];
        long crooked = 0;
        for (int bar : later) {
            int[] e = ends.get(bar);
            if (Math.abs(h[e[0]] - h[e[1]]) > 1) crooked++;
            h[bar] = Math.max(h[e[0]], h[e[1]]) + 1;
        }
        System.out.println(crooked);
    }
}
