<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

defined( 'ABSPATH' ) || exit;

/** Counts coupon codes that the Store API finds wrong before it calls a route: WordPress validates the arguments first. */
final class WooCouponValidation {
	/** Route whose arguments WooCommerce validates by looking a coupon up, also the type of the discount. */
	private const ROUTE     = '#^/wc/store(/v\d+)?/cart/coupons$#';
	private const ARGUMENTS = array( 'code', 'discount_type' );

	private CouponLimiter $limiter;
	private CouponGuard $guard;

	public function __construct( CouponLimiter $limiter, CouponGuard $guard ) {
		$this->limiter = $limiter;
		$this->guard   = $guard;
	}

	public function register(): void {
		add_filter( 'rest_endpoints', array( $this, 'watch' ) );
	}

	/**
	 * Counts codes that WooCommerce finds wrong when it validates a request: before the route is called, and in a batch
	 * that may not run at all. A visitor who must wait learns nothing here, and is refused by CouponGuard.
	 *
	 * @param mixed $endpoints Handlers by route.
	 * @return mixed
	 */
	public function watch( $endpoints ) {
		if ( ! is_array( $endpoints ) ) {
			return $endpoints;
		}
		foreach ( $endpoints as $route => $handlers ) {
			if ( is_array( $handlers ) && 1 === preg_match( self::ROUTE, (string) $route ) ) {
				$endpoints[ $route ] = array_map( array( $this, 'watch_handler' ), $handlers );
			}
		}
		return $endpoints;
	}

	/**
	 * Makes a handler count codes that its validation finds wrong.
	 *
	 * @param mixed $handler Handler of the route, or another of its options.
	 * @return mixed
	 */
	private function watch_handler( $handler ) {
		$arguments = is_array( $handler ) ? $handler['args'] ?? null : null;
		if ( ! is_array( $handler ) || ! is_array( $arguments ) ) {
			return $handler;
		}
		foreach ( self::ARGUMENTS as $name ) {
			$argument = $arguments[ $name ] ?? null;
			$exists   = is_array( $argument ) ? $argument['validate_callback'] ?? null : null;
			if ( is_array( $argument ) && is_callable( $exists ) ) {
				$arguments[ $name ] = array( 'validate_callback' => $this->counting( $exists ) ) + $argument;
			}
		}
		return array( 'args' => $arguments ) + $handler;
	}

	/**
	 * Returns a validation of codes that counts wrong ones.
	 *
	 * @param callable $exists WooCommerce's validation.
	 */
	private function counting( callable $exists ): \Closure {
		return function ( $code, ...$context ) use ( $exists ) {
			if ( $this->limiter->seconds_to_wait() > 0 ) {
				return true;
			}
			$is_valid = $exists( $code, ...$context );
			if ( true !== $is_valid ) {
				$this->guard->count( $code );
			}
			return $is_valid;
		};
	}
}
