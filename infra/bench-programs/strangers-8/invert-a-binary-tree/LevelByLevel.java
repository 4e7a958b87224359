import java.util.*;

public class LevelByLevel {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int k = sc.nextInt();
        String[] t = new String[k];
        for (int i = 0; i < k; i++) t[i] = sc.next();
        if (k == 0) {
            System.out.println(0);
            System.out.println();
            return;
        }
        int[] l = new int[k], r = new int[k];
        int next = 1;
        for (int i = 0; i < k; i++) {
            if (t[i].equals("null")) continue;
            l[i] = next < k ? next++ : 0;
            r[i] = next < k ? next++ : 0;
        }
        ArrayList<String> out = new ArrayList<>();
        List<Integer> level = List.of(0);
        out.add(t[0]);
        while (true) {
            List<Integer> below = new ArrayList<>();
            List<String> names = new ArrayList<>();
            for (int v : level)
                for (int c : new int[]{r[v], l[v]}) {
                    boolean there = c != 0 && !t[c].equals("null");
                    names.add(there ? t[c] : "null");
                    if (there) below.add(c);
                }
            if (below.isEmpty()) break;
            out.addAll(names);
            level = below;
        }
        // no null at the end
        if (out.get(out.size() - 1).equals("null")) out.remove(out.size() - 1);
        System.out.println(out.size());
        System.out.println(String.join(" ", out));
    }
}
