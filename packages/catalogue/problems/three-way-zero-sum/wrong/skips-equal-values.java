import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    /** Ascending triplets with the sum 0, without repetitions. */
    static List<int[]> solve(int[] values) {
        int[] distinct = Arrays.stream(values).sorted().distinct().toArray();
        List<int[]> triplets = new ArrayList<>();
        for (int i = 0; i < distinct.length; i++) {
            int left = i + 1;
            int right = distinct.length - 1;
            while (left < right) {
                int sum = distinct[i] + distinct[left] + distinct[right];
                if (sum < 0) {
                    left++;
                } else if (sum > 0) {
                    right--;
                } else {
                    triplets.add(new int[] {distinct[i], distinct[left++], distinct[right--]});
                }
            }
        }
        return triplets;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int[] triplet : solve(values)) {
            out.append(triplet[0]).append(' ').append(triplet[1]).append(' ').append(triplet[2]).append('\n');
        }
        System.out.print(out.length() == 0 ? "none\n" : out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
