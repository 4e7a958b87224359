public class FromArgs {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long f = 1;
        for (int i = 1; i <= n; i++) f *= i;
        System.out.println(f);
    }
}
