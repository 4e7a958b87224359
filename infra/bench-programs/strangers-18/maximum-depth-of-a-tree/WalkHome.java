import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Each node walks home to the root and counts its steps. */
public class WalkHome {
    static int[] parent;

    static int steps(int v) {
        int s = 0;
        while (v >= 0) {
            v = parent[v];
            s++;
        }
        return s;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) {
            System.out.println(0);
            return;
        }
        String[] tokens = in.readLine().trim().split(" ");
        parent = IntStream.range(0, k)
            .filter(i -> !tokens[i].equals("null"))
            .map(i -> i == 0 ? -1 : (i - 1) / 2)
            .toArray();
        System.out.println(IntStream.range(0, parent.length).map(WalkHome::steps).max().getAsInt());
    }
}
