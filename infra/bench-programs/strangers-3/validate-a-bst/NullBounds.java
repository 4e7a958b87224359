import java.io.*;
import java.util.*;

public class NullBounds {
    int val;
    NullBounds left, right;
    NullBounds(String s) { val = Integer.parseInt(s); }

    static boolean ok(NullBounds x, Integer lo, Integer hi) {
        if (x == null) return true;
        if (lo != null && x.val <= lo) return false;
        if (hi != null && x.val >= hi) return false;
        return ok(x.left, lo, x.val) && ok(x.right, x.val, hi);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) {
            System.out.println(true);
            return;
        }
        String[] t = br.readLine().trim().split(" ");
        NullBounds root = new NullBounds(t[0]);
        ArrayDeque<NullBounds> q = new ArrayDeque<>();
        q.add(root);
        int i = 1;
        while (i < k) {
            NullBounds x = q.poll();
            if (!t[i].equals("null")) q.add(x.left = new NullBounds(t[i]));
            i++;
            if (i < k && !t[i].equals("null")) q.add(x.right = new NullBounds(t[i]));
            i++;
        }
        System.out.println(ok(root, null, null));
    }
}
