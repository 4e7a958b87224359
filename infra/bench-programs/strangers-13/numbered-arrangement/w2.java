import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

public class w2 {
    private static long[] fact;

    private static void prepare(int n) {
        if (fact != null) {
            return;
        }
        fact = new long[n];
        fact[0] = 1;
        for (int i = 1; i < fact.length; i++) {
            fact[i] = fact[i - 1] * i;
        }
    }

    private static String row(int n, long k) {
        prepare(n);
        List<Integer> left = new ArrayList<>();
        for (int actor = 1; actor <= n; actor++) {
            left.add(actor);
        }
        StringJoiner joiner = new StringJoiner(" ");
        long index = k - 1;
        for (int size = n; size > 0; size--) {
            int pick = (int) (index / fact[size - 1]);
            index %= fact[size - 1];
            joiner.add(left.remove(pick).toString());
        }
        return joiner.toString();
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int night = 0; night < q; night++) {
            String[] words = in.readLine().trim().split("\\s+");
            out.append(row(Integer.parseInt(words[0]), Long.parseLong(words[1]))).append('\n');
        }
        System.out.print(out);
    }
}
