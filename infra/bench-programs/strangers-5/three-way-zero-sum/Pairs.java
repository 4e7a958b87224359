import java.util.*;

public class Pairs {
    static final int OFF = 2_000_000;

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = sc.nextInt();
        Arrays.sort(a);

        Set<List<Integer>> answer = new LinkedHashSet<>();
        BitSet before = new BitSet(2 * OFF + 1);
        for (int mid = 0; mid < n; mid++) {
            for (int hi = mid + 1; hi < n; hi++) {
                int lo = -a[mid] - a[hi];
                if (before.get(lo + OFF)) answer.add(List.of(lo, a[mid], a[hi]));
            }
            before.set(a[mid] + OFF);
        }
        if (answer.isEmpty()) System.out.println("none");
        StringBuilder sb = new StringBuilder();
        for (List<Integer> t : answer) {
            Iterator<Integer> it = t.iterator();
            sb.append(it.next());
            while (it.hasNext()) sb.append(' ').append(it.next());
            sb.append('\n');
        }
        System.out.print(sb);
    }
}
