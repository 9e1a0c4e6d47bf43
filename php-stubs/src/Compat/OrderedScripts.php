<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Page\Assets\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps scripts in their order where another plugin, or a snippet of the shop, adds `async` or `defer` to all scripts of
 * a page. WordPress's own throw where React or wp.data comes after them, and are not run again; its inline scripts, which
 * set the REST root and the texts, run before a script that is deferred. WordPress itself adds these attributes only to
 * scripts that nothing on the page needs earlier.
 */
final class OrderedScripts {
	/**
	 * Handles of the scripts that WordPress itself defers, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $deferred = array();

	/**
	 * Handles found so far by the queue that they were found for, as each script of a page asks for them.
	 *
	 * @var array<string, list<string>>
	 */
	private array $found = array();

	/** Registers the filters, before and behind those that add attributes. */
	public function register(): void {
		add_filter( 'script_loader_tag', array( $this, 'remember' ), PHP_INT_MIN, 2 );
		add_filter( 'script_loader_tag', array( $this, 'in_order' ), PHP_INT_MAX, 2 );
		// W3 Total Cache defers its combined files; this filter leaves a script out of them.
		add_filter( 'w3tc_minify_js_do_tag_minification', array( $this, 'may_be_combined' ), 10, 2 );
	}

	/**
	 * Remembers whether WordPress defers a script.
	 *
	 * @param mixed $html   HTML of the script with its inline scripts.
	 * @param mixed $handle Handle of the script.
	 * @return mixed The same HTML.
	 */
	public function remember( $html, $handle ) {
		if ( is_string( $html ) && is_string( $handle ) && 1 === preg_match( '/<script [^>]*\bdefer[\s=>]/', $html ) ) {
			$this->deferred[ $handle ] = true;
		}
		return $html;
	}

	/**
	 * Removes the attributes that WordPress has not printed from a script that must run in its order.
	 *
	 * @param mixed $html   HTML of the script with its inline scripts.
	 * @param mixed $handle Handle of the script.
	 * @return mixed
	 */
	public function in_order( $html, $handle ) {
		if ( ! is_string( $html ) || ! is_string( $handle ) ) {
			return $html;
		}
		$added = isset( $this->deferred[ $handle ] ) ? array( 'async' ) : array( 'async', 'defer' );
		if ( 1 !== preg_match( '/<script [^>]*\b(' . implode( '|', $added ) . ')[\s=>]/i', $html ) || ! in_array( $handle, $this->handles(), true ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			array_map( array( $tags, 'remove_attribute' ), $added );
		}
		return $tags->get_updated_html();
	}

	/**
	 * True if a script may be in a combined file that is loaded with another attribute.
	 *
	 * @param mixed $may  Answer of the filter's other callbacks.
	 * @param mixed $html HTML of the script.
	 */
	public function may_be_combined( $may, $html ): bool {
		$handle = is_string( $html ) && 1 === preg_match( '/\sid=["\']?([^"\'\s>]+)-js["\'\s>]/', $html, $found ) ? $found[1] : '';
		return (bool) $may && ! in_array( $handle, $this->handles(), true );
	}

	/**
	 * Returns the scripts that must run in their order: those of islands, also of islands that load later, and those of
	 * plugins that need one, all with their dependencies.
	 *
	 * @return list<string> Handles.
	 */
	public function handles(): array {
		$scripts = wp_scripts();
		$state   = count( $scripts->registered ) . ' ' . implode( ' ', $scripts->queue );
		if ( isset( $this->found[ $state ] ) ) {
			return $this->found[ $state ];
		}
		$ordered = array();
		foreach ( array_merge( $scripts->queue, array_filter( array_keys( $scripts->registered ), array( self::class, 'is_of_islands' ) ) ) as $handle ) {
			$needed = self::needed_for( $handle );
			if ( count( $needed ) > 1 && array() !== array_filter( $needed, array( self::class, 'is_of_islands' ) ) ) {
				$ordered = array_merge( $ordered, $needed );
			}
		}
		$this->found[ $state ] = array_values( array_unique( $ordered ) );
		return $this->found[ $state ];
	}

	/**
	 * Returns a handle behind all that it depends on.
	 *
	 * @return list<string>
	 */
	private static function needed_for( string $handle ): array {
		// Of its own: those that are printed already count as well.
		$scripts             = new \WP_Dependencies();
		$scripts->registered = wp_scripts()->registered;
		$scripts->all_deps( array( $handle ) );
		return array_values( array_filter( $scripts->to_do, 'is_string' ) );
	}

	/** True for a script of this plugin. */
	private static function is_of_islands( string $handle ): bool {
		return 0 === strpos( $handle, Islands::HANDLE );
	}
}
