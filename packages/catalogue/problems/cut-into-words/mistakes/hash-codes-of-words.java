import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String text = in.next();
        int w = in.nextInt();
        Set<Integer> words = new HashSet<>();
        for (int i = 0; i < w; i++) words.add(in.next().hashCode());
        int n = text.length();
        int[] fewest = new int[n + 1];
        Arrays.fill(fewest, -1);
        fewest[0] = 0;
        for (int from = 0; from < n; from++) {
            if (fewest[from] < 0) continue;
            int hash = 0;
            for (int to = from + 1; to <= n && to <= from + 20; to++) {
                hash = 31 * hash + text.charAt(to - 1);
                if (!words.contains(hash)) continue;
                if (fewest[to] < 0 || fewest[to] > fewest[from] + 1) fewest[to] = fewest[from] + 1;
            }
        }
        System.out.println(fewest[n]);
    }
}
