import java.util.*;

public class Postage {
    private final int[] value;
    private final Deque<Integer> letter = new ArrayDeque<>();
    private boolean any = false;

    Postage(int[] value) {
        this.value = value;
        Arrays.sort(this.value);
    }

    void stick(int from, int missing) {
        if (missing == 0) {
            any = true;
            StringJoiner j = new StringJoiner(" ");
            for (int v : letter) j.add(Integer.toString(v));
            System.out.println(j);
            return;
        }
        for (int i = from; i < value.length; i++) {
            if (value[i] > missing) break;
            if (i > from && value[i] == value[i - 1]) continue;
            letter.addLast(value[i]);
            stick(i + 1, missing - value[i]);
            letter.removeLast();
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int[] v = new int[sc.nextInt()];
        int t = sc.nextInt();
        for (int i = 0; i < v.length; i++) v[i] = sc.nextInt();
        Postage p = new Postage(v);
        p.stick(0, t);
        if (!p.any) System.out.println("none");
    }
}
