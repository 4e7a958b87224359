import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] parents) {
        int n = parents.length;
        List<List<Integer>> next = new ArrayList<>();
        for (int i = 0; i <= n; i++) next.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) if (parents[i - 1] > 0) { next.get(parents[i - 1]).add(i); next.get(i).add(parents[i - 1]); }
        int[] far = new int[n + 1];
        Arrays.fill(far, -1);
        far[1] = 0;
        int[] queue = new int[n];
        int size = 1, best = 0;
        queue[0] = 1;
        for (int i = 0; i < size; i++) {
            best = Math.max(best, far[queue[i]]);
            for (int w : next.get(queue[i])) if (far[w] < 0) { far[w] = far[queue[i]] + 1; queue[size++] = w; }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] parents = new int[n];
        for (int i = 0; i < n; i++) {
            parents[i] = nextInt(in);
        }
        System.out.println(solve(parents));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
