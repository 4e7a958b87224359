import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] reaches) {
        int last = reaches.length - 1;
        int jumps = 0;
        int stone = 0;
        while (stone < last) {
            if (reaches[stone] == 0) {
                return -1;
            }
            jumps++;
            if (stone + reaches[stone] >= last) {
                return jumps;
            }
            int next = stone + 1;
            for (int other = stone + 1; other <= stone + reaches[stone]; other++) {
                if (reaches[other] >= reaches[next]) {
                    next = other;
                }
            }
            stone = next;
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
