import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    static int[] v;
    static int n;
    static boolean any;
    static PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
    static Deque<Integer> hand = new ArrayDeque<>();

    static void pick(int i, int rest) {
        if (rest == 0) {
            any = true;
            out.println(hand.stream().map(String::valueOf).collect(Collectors.joining(" ")));
            return;
        }
        if (i == n || v[i] > rest) return;
        hand.addLast(v[i]);
        pick(i + 1, rest - v[i]);
        hand.removeLast();
        int j = i + 1;
        while (j < n && v[j] == v[i]) j++;
        pick(j, rest);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine().trim().split(" ")[1]);
        v = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).sorted().toArray();
        n = v.length;
        pick(0, t);
        if (!any) out.println("none");
        out.flush();
    }
}
