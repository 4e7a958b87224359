import java.util.*;

public class K03 {
    static final double EPS = 1e-9;

    static boolean can(List<Double> a) {
        if (a.size() == 1) return Math.abs(a.get(0) - 24) < EPS;
        for (int i = 0; i < a.size(); i++) {
            for (int j = 0; j < a.size(); j++) {
                if (i == j) continue;
                List<Double> rest = new ArrayList<>();
                for (int k = 0; k < a.size(); k++) if (k != i && k != j) rest.add(a.get(k));
                double x = a.get(i), y = a.get(j);
                double[] made = Math.abs(y) < EPS ? new double[]{x + y, x - y, x * y} : new double[]{x + y, x - y, x * y, x / y};
                for (double z : made) {
                    rest.add(z);
                    if (can(rest)) return true;
                    rest.remove(rest.size() - 1);
                }
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        List<Double> a = new ArrayList<>();
        for (int i = 0; i < 4; i++) a.add((double) s.nextInt());
        System.out.println(can(a) ? "YES" : "NO");
    }
}
