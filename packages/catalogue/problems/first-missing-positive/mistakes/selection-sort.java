import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] numbers) {
        int n = numbers.length, want = 1;
        for (int i = 0; i < n; i++) {
            int at = i;
            for (int j = i + 1; j < n; j++) if (numbers[j] < numbers[at]) at = j;
            int t = numbers[i]; numbers[i] = numbers[at]; numbers[at] = t;
            if (numbers[i] == want) want++;
            else if (numbers[i] > want) return want;
        }
        return want;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = nextInt(in);
        }
        System.out.println(solve(numbers));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
