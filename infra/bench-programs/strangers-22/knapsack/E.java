import java.util.*;

/** Keeps only loads that no other load beats in both weight and worth. */
public class E {
    static class Load {
        final int weight;
        final long worth;
        Load(int weight, long worth) {
            this.weight = weight;
            this.worth = worth;
        }
    }

    static void push(List<Load> out, Load x) {
        int last = out.size() - 1;
        if (last >= 0 && out.get(last).worth >= x.worth) return;
        if (last >= 0 && out.get(last).weight == x.weight) out.set(last, x);
        else out.add(x);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), c = in.nextInt();
        int[] w = new int[n], v = new int[n];
        for (int i = 0; i < n; i++) w[i] = in.nextInt();
        for (int i = 0; i < n; i++) v[i] = in.nextInt();
        List<Load> loads = new ArrayList<>();
        loads.add(new Load(0, 0));
        for (int i = 0; i < n; i++) {
            List<Load> merged = new ArrayList<>(loads.size() + 16);
            int p = 0;
            for (Load base : loads) {
                if (base.weight + w[i] > c) break;
                Load more = new Load(base.weight + w[i], base.worth + v[i]);
                while (p < loads.size() && loads.get(p).weight <= more.weight) push(merged, loads.get(p++));
                push(merged, more);
            }
            while (p < loads.size()) push(merged, loads.get(p++));
            loads = merged;
        }
        System.out.println(loads.get(loads.size() - 1).worth);
    }
}
