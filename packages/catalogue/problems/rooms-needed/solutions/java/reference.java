import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static int solve(int[] starts, int[] ends) {
        int[] startsInOrder = starts.clone();
        int[] endsInOrder = ends.clone();
        Arrays.sort(startsInOrder);
        Arrays.sort(endsInOrder);
        int inUse = 0;
        int most = 0;
        int ended = 0;
        for (int start : startsInOrder) {
            while (endsInOrder[ended] <= start) {
                ended++;
                inUse--;
            }
            inUse++;
            most = Math.max(most, inUse);
        }
        return most;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] starts = new int[n];
        for (int i = 0; i < n; i++) {
            starts[i] = nextInt(in);
        }
        int[] ends = new int[n];
        for (int i = 0; i < n; i++) {
            ends[i] = nextInt(in);
        }
        System.out.println(solve(starts, ends));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
