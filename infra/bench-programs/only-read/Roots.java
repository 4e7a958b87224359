import java.util.Scanner;

public class Roots {
    private double a;
    private double b;
    private double c;

    public Roots(double a, double b, double c) {
        this.a = a;
        this.b = b;
        this.c = c;
    }

    public double getDiscriminant() {
        return b * b - 4 * a * c;
    }

    public double getRoot1() {
        return (-b + Math.sqrt(getDiscriminant())) / (2 * a);
    }

    public double getRoot2() {
        return (-b - Math.sqrt(getDiscriminant())) / (2 * a);
    }

    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        System.out.print("Enter a, b, c: ");
        Roots r = new Roots(input.nextDouble(), input.nextDouble(), input.nextDouble());
        if (r.a == 0) {
            if (r.b == 0) {
                System.out.println(r.c == 0 ? "everything" : "nothing");
            } else {
                System.out.println("The only root is " + (-r.c / r.b));
            }
        } else if (r.getDiscriminant() < 0) {
            System.out.println("The equation has no real roots");
        } else if (r.getDiscriminant() == 0) {
            System.out.println("The root is " + r.getRoot1());
        } else {
            System.out.println("The roots are " + r.getRoot1() + " and " + r.getRoot2());
        }
    }
}
