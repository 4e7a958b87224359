import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    /** Each offer holds two huts, numbered from 1, and the cost. */
    static long solve(int n, int[][] offers) {
        int[] leader = new int[n + 1];
        for (int hut = 1; hut <= n; hut++) {
            leader[hut] = hut;
        }
        Arrays.sort(offers, Comparator.comparingInt(offer -> offer[2]));
        long total = 0;
        int taken = 0;
        for (int[] offer : offers) {
            int from = find(leader, offer[0]);
            int to = find(leader, offer[1]);
            if (from != to) {
                leader[from] = to;
                total += offer[2];
                taken++;
            }
        }
        return taken == n - 1 ? total : -1;
    }

    private static int find(int[] leader, int hut) {
        while (leader[hut] != hut) {
            leader[hut] = leader[leader[hut]];
            hut = leader[hut];
        }
        return hut;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] offers = new int[m][];
        for (int i = 0; i < m; i++) {
            offers[i] = new int[] {nextInt(in), nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, offers));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
