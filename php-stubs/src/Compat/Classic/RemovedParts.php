<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of a classic screen that plugins and themes take away by removing WooCommerce's callback, or by a function of its
 * name, for good or while the screen is printed, as a shop that is closed does with the button to the checkout. A part
 * that they print elsewhere, or that a template of the theme prints, is not removed. The style sheet of classic hooks hides
 * those that are.
 */
final class RemovedParts {
	/** Name of the element whose content follows the cart. */
	public const HOOK = 'removed-parts';

	/** Name of the element whose content the script reads in the page anew. */
	public const PAGE_HOOK = 'page-parts';

	/**
	 * WooCommerce's action, callback and template by the name of the part, and a pattern of what other templates of a theme
	 * have in its place.
	 */
	private const PARTS = array(
		'cart'     => array(
			'proceed'     => array( 'woocommerce_proceed_to_checkout', 'woocommerce_button_proceed_to_checkout', 'cart/proceed-to-checkout-button.php', 'checkout-button|get_checkout_url' ),
			'cross-sells' => array( 'woocommerce_cart_collaterals', 'woocommerce_cross_sell_display', 'cart/cross-sells.php', 'get_cross_sells' ),
		),
		'checkout' => array(
			'coupon' => array( 'woocommerce_before_checkout_form', 'woocommerce_checkout_coupon_form', 'checkout/form-coupon.php', self::COUPON_FIELD ),
			'log-in' => array( 'woocommerce_before_checkout_form', 'woocommerce_checkout_login_form', 'checkout/form-login.php', 'woocommerce_login_form' ),
		),
	);

	/** Templates that run WooCommerce's actions of parts. */
	private const HOSTS = array(
		'woocommerce_proceed_to_checkout'  => 'cart/cart-totals.php',
		'woocommerce_cart_collaterals'     => 'cart/cart.php',
		'woocommerce_before_checkout_form' => 'checkout/form-checkout.php',
	);

	/** Name of the field in a form for coupons of a plugin or theme, which may need the script of the classic checkout: ours stays. */
	private const COUPON_FIELD = 'coupon_code';

	/** The part without which nobody can order. */
	private const PROCEED = 'proceed';

	/**
	 * Parts that were gone before WordPress knew which page it prints, and stay so.
	 *
	 * @var list<string>
	 */
	private static array $early = array();

	/** Cart or checkout. */
	private string $screen;

	/** True in the route of classic hooks. */
	private bool $is_route;

	/**
	 * Parts that were gone before anything was printed.
	 *
	 * @var list<string>
	 */
	private array $gone;

	/**
	 * Parts that nobody has printed; null until the actions of the screen have run.
	 *
	 * @var list<string>|null
	 */
	private ?array $removed = null;

	/**
	 * Parts that somebody has printed, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $printed = array();

	public static function register(): void {
		add_action( 'wp_loaded', array( self::class, 'note_early' ), PHP_INT_MAX );
	}

	/** Notes which of WooCommerce's callbacks are gone for every page. */
	public static function note_early(): void {
		self::$early = array_keys( array_filter( array_merge( ...array_values( self::PARTS ) ), static fn( array $part ): bool => ! self::is_in_place( $part ) ) );
	}

	/**
	 * To be made before the actions of the screen run.
	 *
	 * @param string $screen   cart or checkout.
	 * @param bool   $is_route True in the route of classic hooks.
	 */
	public function __construct( string $screen, bool $is_route = false ) {
		$this->screen   = $screen;
		$this->is_route = $is_route;
		$this->gone     = array_keys( array_filter( $this->parts(), array( self::class, 'is_gone' ) ) );
	}

	/**
	 * Returns WooCommerce's callbacks that run with those of plugins, so that these can remove them while they print. They
	 * print a template only, which OwnParts leaves out. That of the cross-sells reads products and sets up a loop, too.
	 *
	 * @return list<string>
	 */
	public static function callbacks(): array {
		return array_values( array_diff( array_column( array_merge( ...array_values( self::PARTS ) ), 1 ), array( 'woocommerce_cross_sell_display' ) ) );
	}

	/**
	 * Notes what an action of the screen has printed.
	 *
	 * @param list<string> $templates Names of WooCommerce's templates that were left out of it.
	 * @param string       $html      The rest.
	 */
	public function note( array $templates, string $html ): void {
		foreach ( $this->parts() as $name => list( , , $template ) ) {
			if ( in_array( $template, $templates, true ) || ( 'coupon' === $name && false !== strpos( $html, self::COUPON_FIELD ) ) ) {
				$this->printed[ $name ] = true;
			}
		}
	}

	/**
	 * Returns the HTML of the parts that stay removed while the page is open. What was gone before the page was printed may
	 * depend on it being one, which the route of classic hooks cannot tell.
	 */
	public function lasting(): string {
		return self::html( array_filter( $this->removed(), array( $this, 'is_lasting' ) ) );
	}

	/**
	 * Returns the HTML of the button to the checkout, if it was taken away for this page: maybe because of the cart, as below
	 * a least amount, which only the page itself can tell again.
	 */
	public function of_page(): string {
		return self::html( array_filter( $this->removed(), array( $this, 'is_of_page' ) ) );
	}

	/** Returns the HTML of the parts that are removed for this cart. */
	public function changing(): string {
		$removed = array_filter( $this->removed(), fn( string $name ): bool => ! $this->is_lasting( $name ) && ! $this->is_of_page( $name ) );
		return self::html( array_merge( $removed, array_keys( array_filter( $this->by_filters() ) ) ) );
	}

	/**
	 * Returns which parts filters take away, by the name of the part.
	 *
	 * @return array<string, bool>
	 */
	private function by_filters(): array {
		return 'checkout' === $this->screen
			? array( 'place-order' => ButtonSurroundings::are_without_button() )
			: array( 'delivery' => Listeners::exist( ClassicActions::DELIVERY_FILTER ) && ! apply_filters( 'woocommerce_cart_ready_to_calc_shipping', true ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
	}

	/**
	 * Returns the parts of the screen.
	 *
	 * @return array<string, array{key-of<self::HOSTS>, string, string, string}>
	 */
	private function parts(): array {
		$parts = self::PARTS[ $this->screen ] ?? array();
		// Somebody who has to log in needs the link.
		return function_exists( 'WC' ) && 'checkout' === $this->screen && WC()->checkout()->is_registration_required() ? array_diff_key( $parts, array( 'log-in' => true ) ) : $parts;
	}

	/**
	 * Returns the names of the parts that nobody has printed, once the actions of the screen have run. Templates of the theme
	 * are read for it.
	 *
	 * @return list<string>
	 */
	private function removed(): array {
		return $this->removed ??= array_keys( array_diff_key( array_filter( $this->parts(), array( self::class, 'is_gone' ) ), $this->printed ) );
	}

	/**
	 * True if a part does not follow the cart.
	 *
	 * @param string $name Name of the part.
	 */
	private function is_lasting( string $name ): bool {
		return in_array( $name, self::$early, true )
			|| ( self::PROCEED !== $name && in_array( $name, $this->gone, true ) )
			|| ! ClassicActions::is_refreshed( $this->screen, $this->parts()[ $name ][0] );
	}

	/**
	 * True if a part was taken away for this page. In the route it was by what the cart is read with.
	 *
	 * @param string $name Name of the part.
	 */
	private function is_of_page( string $name ): bool {
		return self::PROCEED === $name && ! $this->is_route && in_array( $name, $this->gone, true ) && ! in_array( $name, self::$early, true );
	}

	/**
	 * True if WooCommerce's callback does not run any more, or another function of its name does.
	 *
	 * @param array{key-of<self::HOSTS>, string, string, string} $part Action, callback, template and pattern.
	 */
	private static function is_gone( array $part ): bool {
		list( $action, $callback, $template, $pattern ) = $part;
		if ( ! is_callable( $callback ) || self::is_in_place( $part ) ) {
			return false;
		}
		return ! ( self::is_woocommerces( $callback ) && self::is_hooked( $callback ) )
			&& ! self::is_in_theme( $action, $template, sprintf( '~\b%s\s*\(|["\']%s["\']|%s~', $callback, preg_quote( $template, '~' ), $pattern ) );
	}

	/**
	 * True if WooCommerce's callback runs at its action.
	 *
	 * @param array{key-of<self::HOSTS>, string, string, string} $part Action, callback, template and pattern.
	 */
	private static function is_in_place( array $part ): bool {
		list( $action, $callback ) = $part;
		return false !== has_action( $action, $callback ) && self::is_woocommerces( $callback );
	}

	/**
	 * True if nobody has a function of this name in the place of WooCommerce's.
	 *
	 * @param string $callback Name of a function.
	 */
	private static function is_woocommerces( string $callback ): bool {
		return Source::of( $callback )->is_builtin();
	}

	/**
	 * True if a callback is on any hook: themes move it to one of their own.
	 *
	 * @param string $callback Name of a function.
	 */
	private static function is_hooked( string $callback ): bool {
		global $wp_filter;
		foreach ( is_array( $wp_filter ) ? $wp_filter : array() as $hook ) {
			if ( $hook instanceof \WP_Hook && false !== $hook->has_filter( '', $callback ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * True if a template of the theme prints a part where the theme wants it: another one for the same screen has a pattern, or
	 * the one that runs the action in WooCommerce does not, as a theme does that has hooks of its own. That WooCommerce's own
	 * templates name callbacks in comments must not match.
	 *
	 * @param string $action   WooCommerce's action of the part.
	 * @param string $template Name of the part's template.
	 * @param string $pattern  Regular expression.
	 */
	private static function is_in_theme( string $action, string $template, string $pattern ): bool {
		foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $theme ) {
			foreach ( array_diff( (array) glob( "$theme/woocommerce/" . dirname( $template ) . '/*.php' ), array( "$theme/woocommerce/$template", "$theme/woocommerce/cart/mini-cart.php" ) ) as $file ) {
				$code = (string) file_get_contents( (string) $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the theme.
				if ( 1 === preg_match( $pattern, $code ) || ( "$theme/woocommerce/" . self::HOSTS[ $action ] === $file && false === strpos( $code, $action ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns an element for each part, by which the style sheet hides it.
	 *
	 * @param string[] $names Names of parts.
	 */
	private static function html( array $names ): string {
		return implode( '', array_map( static fn( string $name ): string => "<i data-removed=\"$name\"></i>", $names ) );
	}
}
