import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] parents) {
        int n = parents.length, best = 0;
        List<List<Integer>> near = new ArrayList<>();
        for (int i = 0; i <= n; i++) near.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) if (parents[i - 1] > 0) { near.get(parents[i - 1]).add(i); near.get(i).add(parents[i - 1]); }
        int[] far = new int[n + 1], queue = new int[n];
        for (int s = 1; s <= n; s++) {
            Arrays.fill(far, -1);
            far[s] = 0;
            int size = 1;
            queue[0] = s;
            for (int i = 0; i < size; i++)
                for (int w : near.get(queue[i])) if (far[w] < 0) { far[w] = far[queue[i]] + 1; queue[size++] = w; }
            best = Math.max(best, far[queue[size - 1]]);
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
