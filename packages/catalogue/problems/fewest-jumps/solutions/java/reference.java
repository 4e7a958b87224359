import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] reaches) {
        int jumps = 0;
        int end = 0;
        int furthest = 0;
        for (int stone = 0; stone < reaches.length - 1; stone++) {
            furthest = Math.max(furthest, stone + reaches[stone]);
            if (stone == end) {
                if (furthest == stone) {
                    return -1;
                }
                jumps++;
                end = furthest;
            }
        }
        return jumps;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] reaches = new int[n];
        for (int i = 0; i < n; i++) {
            reaches[i] = nextInt(in);
        }
        System.out.println(solve(reaches));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
