import java.io.*;
import java.util.*;

public class Shelf {
    private final int cap;
    private final ArrayList<int[]> entries = new ArrayList<>();

    Shelf(int cap) { this.cap = cap; }

    private int[] touch(int key) {
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i)[0] == key) {
                int[] e = entries.remove(i);
                entries.add(e);
                return e;
            }
        }
        return null;
    }

    int get(int key) {
        int[] e = touch(key);
        return e == null ? -1 : e[1];
    }

    void put(int key, int value) {
        int[] e = touch(key);
        if (e != null) {
            e[1] = value;
            return;
        }
        if (entries.size() == cap) entries.remove(0);
        entries.add(new int[] {key, value});
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter pw = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        String[] f = br.readLine().split(" ");
        Shelf s = new Shelf(Integer.parseInt(f[0]));
        for (int q = Integer.parseInt(f[1]); q > 0; q--) {
            f = br.readLine().split(" ");
            int key = Integer.parseInt(f[1]);
            if (f.length == 3) s.put(key, Integer.parseInt(f[2]));
            else pw.println(s.get(key));
        }
        pw.flush();
    }
}
