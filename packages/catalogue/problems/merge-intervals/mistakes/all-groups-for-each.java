import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        List<int[]> groups = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int left = (int) in.nval;
            in.nextToken();
            int right = (int) in.nval;
            int[] group = {left, right};
            boolean meets = false;
            for (int[] other : groups) {
                if (other[1] >= group[0] && other[0] <= group[1]) {
                    meets = true;
                    group[0] = Math.min(group[0], other[0]);
                    group[1] = Math.max(group[1], other[1]);
                }
            }
            if (meets) groups.removeIf(other -> other[1] >= group[0] && other[0] <= group[1]);
            groups.add(group);
        }
        groups.sort(Comparator.comparingInt(group -> group[0]));
        StringBuilder out = new StringBuilder();
        for (int[] group : groups) out.append(group[0]).append(' ').append(group[1]).append('\n');
        System.out.print(out);
    }
}
