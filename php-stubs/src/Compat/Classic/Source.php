<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Finds the plugin or theme of a callback or an object by the file in which it is declared. */
final class Source {
	/** File, with slashes; empty for functions of PHP. */
	private string $file;

	private function __construct( string $file ) {
		$this->file = wp_normalize_path( $file );
	}

	/**
	 * Returns the source of a callback.
	 *
	 * @param mixed $callback The callback; null for one that cannot be called.
	 */
	public static function of( $callback ): self {
		// Before WooCommerce 9.9 some of its callbacks are private methods, which __call() calls.
		if ( is_array( $callback ) && isset( $callback[0], $callback[1] ) && is_object( $callback[0] ) && is_string( $callback[1] ) && method_exists( $callback[0], $callback[1] ) ) {
			return new self( (string) ( new \ReflectionMethod( $callback[0], $callback[1] ) )->getFileName() );
		}
		// Also a method that is called by __call() can be made a closure, which has the file of its class.
		$closure = is_callable( $callback ) ? \Closure::fromCallable( $callback ) : null;
		return new self( null === $closure ? '' : (string) ( new \ReflectionFunction( $closure ) )->getFileName() );
	}

	/** Returns the source of a file. */
	public static function of_file( string $file ): self {
		return new self( $file );
	}

	/** Returns the source of an object's class. */
	public static function of_object( object $subject ): self {
		return new self( (string) ( new \ReflectionClass( $subject ) )->getFileName() );
	}

	/** True if WordPress, WooCommerce or this plugin is the source. */
	public function is_builtin(): bool {
		$wordpress = wp_normalize_path( ABSPATH );
		$ours      = wp_normalize_path( dirname( __DIR__, 3 ) ) . '/';
		return 0 === strpos( $this->file, $wordpress . 'wp-includes/' )
			|| 0 === strpos( $this->file, $wordpress . 'wp-admin/' )
			|| 0 === strpos( $this->file, $ours )
			|| ( defined( 'WC_PLUGIN_FILE' ) && $this->key() === dirname( plugin_basename( WC_PLUGIN_FILE ) ) );
	}

	/** True if the code of the file has this word. */
	public function says( string $word ): bool {
		return is_readable( $this->file ) && false !== strpos( (string) file_get_contents( $this->file ), $word ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
	}

	/** Returns the folder of the plugin or theme, or its file if it has none. */
	public function key(): string {
		return explode( '/', $this->relative() )[0];
	}

	/** Returns the name of the plugin or theme, as text; in the admin only. */
	public function name(): string {
		foreach ( get_plugins() + get_mu_plugins() as $path => $plugin ) {
			if ( explode( '/', (string) $path )[0] === $this->key() ) {
				return Text::decode( is_string( $plugin['Name'] ?? null ) ? $plugin['Name'] : '' );
			}
		}
		$theme = wp_get_theme( $this->key() );
		return $theme->exists() ? (string) $theme->get( 'Name' ) : $this->key();
	}

	/** Returns the path below the folder of the plugins or themes. */
	private function relative(): string {
		$themes = trailingslashit( wp_normalize_path( get_theme_root() ) );
		if ( 0 === strpos( $this->file, $themes ) ) {
			return substr( $this->file, strlen( $themes ) );
		}
		$path = plugin_basename( $this->file );
		return trim( $this->file, '/' ) === $path ? basename( $path ) : $path;
	}
}
