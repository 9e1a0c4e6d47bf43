<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

use StorefrontIslands\Html\ScriptElement;

defined( 'ABSPATH' ) || exit;

/**
 * Which of WooCommerce's classic scripts a page does without, decided by what the finished page holds and by what its
 * other scripts depend on. A script that is not understood keeps them all.
 */
final class Decision {
	/**
	 * Handles that go.
	 *
	 * @var list<string>
	 */
	public array $gone;

	/**
	 * Reasons of those that stay, by handle.
	 *
	 * @var array<string, Reason>
	 */
	public array $kept;

	private PageHtml $page;
	private RegisteredScripts $scripts;
	private Sources $sources;

	/**
	 * Printed scripts that may go: the classic ones and all that these depend on.
	 *
	 * @var list<string>
	 */
	private array $candidates;

	/**
	 * @param PageHtml          $page          The finished page.
	 * @param RegisteredScripts $scripts       Its scripts.
	 * @param Sources           $sources       Where they come from.
	 * @param bool              $has_fragments True if a plugin or the theme adds fragments of its own to WooCommerce's.
	 */
	public function __construct( PageHtml $page, RegisteredScripts $scripts, Sources $sources, bool $has_fragments ) {
		$this->page       = $page;
		$this->scripts    = $scripts;
		$this->sources    = $sources;
		$classic          = array_values( array_intersect( ClassicScripts::handles(), $scripts->printed ) );
		$this->candidates = array_values( array_intersect( $scripts->printed, $scripts->with_needs( $classic ) ) );
		$for_all          = array() === $this->candidates ? null : $this->reason_for_all();
		$this->kept       = null === $for_all ? $this->with_needs( $this->reasons( $classic, $has_fragments ) ) : array_fill_keys( $this->candidates, $for_all );
		$this->gone       = array_values( array_diff( $this->candidates, array_keys( $this->kept ) ) );
	}

	/** Returns the page without the scripts that go. */
	public function html(): string {
		return $this->page->without( $this->gone );
	}

	/**
	 * Returns the decision for the preview: addresses of the scripts that go, reasons of those that stay, and the addresses of
	 * all scripts of the page. Aliases are left out.
	 *
	 * @return array{gone: array<string, string>, kept: array<string, Reason>, scripts: list<string>}
	 */
	public function report(): array {
		$gone = array();
		foreach ( $this->gone as $handle ) {
			$gone[ $handle ] = $this->scripts->src( $handle );
		}
		$scripts = array_map( static fn( ScriptElement $element ): string => $element->src, $this->page->scripts );
		return array(
			'gone'    => array_filter( $gone ),
			'kept'    => array_filter( $this->kept, fn( string $handle ): bool => '' !== $this->scripts->src( $handle ), ARRAY_FILTER_USE_KEY ),
			'scripts' => array_values( array_filter( $scripts ) ),
		);
	}

	/**
	 * Returns why single scripts stay.
	 *
	 * @param list<string> $classic WooCommerce's classic scripts on the page.
	 * @return array<string, Reason>
	 */
	private function reasons( array $classic, bool $has_fragments ): array {
		$kept = array();
		foreach ( array_intersect_key( ClassicScripts::serving( $this->page->marks() ), array_flip( $this->candidates ) ) as $handle => $name ) {
			$kept[ $handle ] = new Reason( Reason::ELEMENT, $name );
		}
		if ( $has_fragments && in_array( 'wc-cart-fragments', $this->candidates, true ) ) {
			$kept['wc-cart-fragments'] = new Reason( Reason::FRAGMENTS );
		}
		foreach ( array_intersect( ClassicScripts::BRING_PLUGINS, $this->others() ) as $ours ) {
			$kept += array_fill_keys( $classic, new Reason( Reason::DEPENDENT, $ours ) );
		}
		foreach ( $this->others() as $other ) {
			foreach ( array_intersect( $this->scripts->with_needs( array( $other ) ), $this->candidates ) as $handle ) {
				$kept += array( $handle => new Reason( Reason::DEPENDENT, $other ) );
			}
		}
		foreach ( $this->candidates as $handle ) {
			if ( $this->scripts->has_attached( $handle ) ) {
				$kept += array( $handle => new Reason( Reason::ATTACHED ) );
			}
			if ( in_array( $handle, $this->scripts->queue, true ) && ! in_array( $handle, $classic, true ) ) {
				$kept += array( $handle => new Reason( Reason::ASKED_FOR ) );
			}
		}
		return $kept;
	}

	/**
	 * Adds what the scripts depend on that stay.
	 *
	 * @param array<string, Reason> $kept Reasons by handle.
	 * @return array<string, Reason>
	 */
	private function with_needs( array $kept ): array {
		foreach ( array_map( 'strval', array_keys( $kept ) ) as $handle ) {
			foreach ( array_intersect( $this->scripts->with_needs( array( $handle ) ), $this->candidates ) as $needed ) {
				$kept += array( $needed => new Reason( Reason::DEPENDENT, $handle ) );
			}
		}
		return $kept;
	}

	/**
	 * Returns the other scripts of the page: printed, asked for, or loaded later by the boot script.
	 *
	 * @return list<string>
	 */
	private function others(): array {
		return array_values( array_diff( array_unique( array_merge( $this->scripts->printed, $this->scripts->queue, $this->page->later ) ), $this->candidates ) );
	}

	/** Returns why all scripts stay; null if nothing on the page is unclear. */
	private function reason_for_all(): ?Reason {
		if ( ! $this->page->is_whole() ) {
			return new Reason( Reason::UNREADABLE );
		}
		$handlers = $this->page->handlers();
		if ( Code::uses_classic( $handlers ) ) {
			return Reason::code( Reason::INLINE_CODE, $handlers );
		}
		foreach ( $this->page->scripts as $element ) {
			$reason = $this->reason_of_element( $element );
			if ( null !== $reason ) {
				return $reason;
			}
		}
		foreach ( $this->others() as $handle ) {
			$reason = $this->scripts->has( $handle ) ? $this->reason_of_file( $handle, $this->scripts->src( $handle ) ) : null;
			if ( null !== $reason ) {
				return $reason;
			}
		}
		return $this->unprinted();
	}

	/** Returns why a script element of the page keeps all scripts. */
	private function reason_of_element( ScriptElement $element ): ?Reason {
		$handle = PageHtml::handle_of( $element );
		if ( ! in_array( $handle, $this->scripts->printed, true ) ) {
			$handle = '';
		}
		// Data that is attached to a candidate keeps that one.
		if ( in_array( $handle, $this->candidates, true ) && "$handle-js-extra" === $element->id ) {
			return null;
		}
		if ( '' !== $element->code ) {
			$reason = $this->reason_of_code( $handle, $element->code );
			if ( null !== $reason || '' === $element->src ) {
				return $reason;
			}
		}
		// A script with a handle is judged by the file that was registered.
		return '' === $handle && '' !== $element->src . $element->type ? $this->reason_of_file( '', $element->src ) : null;
	}

	/**
	 * Returns why inline code keeps all scripts.
	 *
	 * @param string $handle Script to which it is attached; empty without one.
	 */
	private function reason_of_code( string $handle, string $code ): ?Reason {
		if ( Code::is_known( $code ) ) {
			return null;
		}
		if ( $this->depends_on_candidate( $handle ) ? Code::uses_globals( $code ) : Code::uses_classic( $code ) ) {
			return Reason::code( Reason::INLINE_CODE, $code );
		}
		return Code::loads_script( $code ) && ! $this->sources->are_declared( $handle, $this->scripts->src( $handle ) ) && ! $this->sources->are_declared( '', $code ) ? Reason::code( Reason::LOADER, $code ) : null;
	}

	/**
	 * Returns why a script's file keeps all scripts.
	 *
	 * @param string $handle Its handle; empty for one that WordPress does not know.
	 * @param string $src    Its address; empty for an alias.
	 */
	private function reason_of_file( string $handle, string $src ): ?Reason {
		if ( ( '' === $src && '' !== $handle ) || $this->sources->are_declared( $handle, $src ) ) {
			return null;
		}
		$code = $this->sources->code( $src );
		if ( null === $code ) {
			return new Reason( Reason::OUTSIDE, $src );
		}
		$is_using = $this->depends_on_candidate( $handle ) ? Code::uses_globals( $code ) || Code::is_of_shop( $code ) : Code::uses_classic( $code );
		return $is_using ? new Reason( Reason::FILE, $src ) : null;
	}

	/** True if a script depends on one that may go: then it has said what it needs. */
	private function depends_on_candidate( string $handle ): bool {
		return '' !== $handle && array() !== array_intersect( $this->scripts->with_needs( array( $handle ) ), $this->candidates );
	}

	/** Returns the reason of a script that is on the page in another form than WordPress prints it, such as a combined file. */
	private function unprinted(): ?Reason {
		$ids = array_map( static fn( ScriptElement $element ): string => $element->id, $this->page->scripts );
		foreach ( $this->candidates as $handle ) {
			if ( '' !== $this->scripts->src( $handle ) && ! in_array( "$handle-js", $ids, true ) ) {
				return new Reason( Reason::UNREADABLE );
			}
		}
		return null;
	}
}
