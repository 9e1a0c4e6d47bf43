<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

defined( 'ABSPATH' ) || exit;

/** Why a script stays on a page. */
final class Reason implements \JsonSerializable {
	/** An element is served by it; the subject is its class. */
	public const ELEMENT = 'element';

	/** Another script depends on it; the subject is that one's handle. */
	public const DEPENDENT = 'dependent';

	/** A plugin or the theme has asked for it. */
	public const ASKED_FOR = 'asked-for';

	/** A plugin or the theme has attached code or data to it. */
	public const ATTACHED = 'attached';

	/** A plugin or the theme adds elements that it keeps current. */
	public const FRAGMENTS = 'fragments';

	/** These keep all scripts. The subject is the beginning of the code, or the address of a script. */
	public const INLINE_CODE = 'inline-code';
	public const FILE        = 'file';
	public const OUTSIDE     = 'outside';
	public const LOADER      = 'loader';
	public const UNREADABLE  = 'unreadable';

	private const LONGEST = 80;

	public string $kind;
	public string $subject;

	public function __construct( string $kind, string $subject = '' ) {
		$this->kind    = $kind;
		$this->subject = $subject;
	}

	/** Returns the reason that inline code gives. */
	public static function code( string $kind, string $code ): self {
		$line = trim( (string) preg_replace( '/\s+/', ' ', $code ) );
		return new self( $kind, mb_strlen( $line ) > self::LONGEST ? mb_substr( $line, 0, self::LONGEST ) . '…' : $line );
	}

	/**
	 * @return array{kind: string, subject: string}
	 */
	public function jsonSerialize(): array {
		return array( 'kind' => $this->kind, 'subject' => $this->subject );
	}
}
