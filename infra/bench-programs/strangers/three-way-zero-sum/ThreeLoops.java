import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] x = new int[n];
        for (int i = 0; i < n; i++) x[i] = sc.nextInt();
        Arrays.sort(x);
        TreeSet<String> set = new TreeSet<>();
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                for (int k = j + 1; k < n; k++)
                    if (x[i] + x[j] + x[k] == 0)
                        set.add(x[i] + " " + x[j] + " " + x[k]);
        if (set.isEmpty()) System.out.println("none");
        for (String s : set) System.out.println(s);
    }
}
