import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] times, int c) {
        long total = 0;
        long most = 0;
        int howMany = 0;
        for (int count : times) {
            total += count;
            if (count > most) {
                most = count;
                howMany = 0;
            }
            if (count == most) {
                howMany++;
            }
        }
        return Math.max(total, (most - 1) * (c + 1) + howMany);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int c = nextInt(in);
        int[] times = new int[n];
        for (int i = 0; i < n; i++) {
            times[i] = nextInt(in);
        }
        System.out.println(solve(times, c));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
